# The pages to which links in mails lead.

confirm-title = Your turn, by mail
confirm-more = Shall Parlour write to your address when it is your turn and you are away?
confirm-agree = Yes, this address is mine
confirm-done = Done. Each mail has a link that stops them.
off-title = No more mails
off-more = Parlour will no longer write to this address when it is your turn.
off-agree = Stop these mails
off-done = Done. You get no more mails.
