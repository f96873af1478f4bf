/** The words of the pages to which links in mails lead, in English. */
export const en = {
  confirm: {
    title: "Your turn, by mail",
    more: "Shall Parlour write to your address when it is your turn and you are away?",
    agree: "Yes, this address is mine",
    done: "Done. Each mail has a link that stops them.",
  },
  off: {
    title: "No more mails",
    more: "Parlour will no longer write to this address when it is your turn.",
    agree: "Stop these mails",
    done: "Done. You get no more mails.",
  },
};
