/**
 * What is wrong with the layout of a page as it is drawn now, as sentences; a page without faults gives none.
 * `needed` chooses what must be wholly in sight, `offered` what must be reachable, `read` where words must be legible.
 */
({ needed, offered, read }) => {
  const SLACK = 2; // pixels that rounding may cost
  const words = (one) => (one.getAttribute("aria-label") ?? one.innerText ?? one.textContent).trim().slice(0, 60);
  const all = (choice) => [...document.querySelectorAll(choice)].filter(isShown);

  function isShown(one) {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** An element lies in its parent, or, taken out of the flow, in the one that it is placed by. */
  function holderOf(one, position) {
    if (position === "fixed") return null;
    return position === "absolute" ? one.offsetParent : one.parentElement;
  }

  /**
   * The part of the page in which an element is drawn: what scrolls counts only where that `counts`. What can be
   * scrolled up and down is not cut above or below by what holds the scroller.
   */
  function frameOf(one, counts) {
    const frame = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    let isFixed = true;
    for (let at = one; at; at = holderOf(at, getComputedStyle(at).position)) {
      if (at === document.documentElement || at === document.body) break;
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (counts(overflowX)) Object.assign(frame, { left: Math.max(frame.left, box.left), right: Math.min(frame.right, box.right) });
      if (counts(overflowY) && isFixed)
        Object.assign(frame, { top: Math.max(frame.top, box.top), bottom: Math.min(frame.bottom, box.bottom) });
      else if (overflowY === "auto" || overflowY === "scroll") isFixed = false;
    }
    return frame;
  }

  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const clips = (overflow) => overflow !== "visible";
  const sticksOut = (box, frame) =>
    box.left < frame.left - SLACK || box.right > frame.right + SLACK ||
    box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK;
  const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** Points of a box where somebody may touch it. */
  function* pointsIn({ left, top, width, height }) {
    for (const y of [0.5, 0.15, 0.85, 0.3, 0.7])
      for (const x of [0.5, 0.06, 0.94, 0.25, 0.75]) yield [left + width * x, top + height * y];
  }
  const isTouched = (one, [x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one === hit || one.contains(hit));
  };

  /** Each piece of text with the boxes of its lines, where some line `counts`. */
  function* textsIn(root, counts) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim()) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map(inked).filter(({ width, height }) => width > 1 && height > 1);
      const holder = node.parentElement; // is looked at last: that takes longest
      if (lines.some(counts) && isRead(holder)) yield { text: node.data.trim().slice(0, 60), holder, lines };
    }
  }
  const isRead = (holder) =>
    isShown(holder) && !holder.closest("svg, option, .visually-hidden") && !isSpokenOnly(holder);
  /** The part of a line where letters are: a font leaves room above and below them. */
  function inked({ left, top, width, height }) {
    return new DOMRect(left, top + height * 0.2, width, height * 0.6);
  }
  /** Hidden from eyes, and read aloud. */
  const spokenOnly = new Map([[null, false]]);
  function isSpokenOnly(one) {
    if (!spokenOnly.has(one))
      spokenOnly.set(one, getComputedStyle(one).clipPath.startsWith("inset(50%") || isSpokenOnly(one.parentElement));
    return spokenOnly.get(one);
  }

  /** It ends in dots. */
  const isShortened = (one) =>
    getComputedStyle(one).textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth;

  const isGround = (one) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const alpha = /(?:rgba\(.*,|\/) ?([\d.]+)\)/.exec(backgroundColor);
    return backgroundImage !== "none" || !alpha || Number(alpha[1]) > 0.8;
  };

  /** The words that are drawn over each other at a point: nothing opaque lies between them. */
  function wordsAt(x, y, textsOf) {
    const found = [];
    for (const one of document.elementsFromPoint(x, y)) {
      found.push(...(textsOf.get(one) ?? []).filter(({ lines }) =>
        lines.some((line) => line.left < x && x < line.right && line.top < y && y < line.bottom)));
      if (isGround(one)) break;
    }
    return found;
  }

  const faults = [];
  for (const one of all(needed)) {
    const box = one.getBoundingClientRect();
    if (sticksOut(box, WINDOW) || sticksOut(box, frameOf(one.parentElement, clips)))
      faults.push(`not wholly in sight: ${words(one)}`);
    else if (![...pointsIn(box)].slice(0, 1).every((point) => isTouched(one, point))) faults.push(`covered: ${words(one)}`);
  }
  for (const one of all(offered))
    if (![...pointsIn(one.getBoundingClientRect())].some((point) => isTouched(one, point)))
      faults.push(`can't be reached: ${words(one)}`);

  const textsNow = (counts) => all(read).flatMap((root) => [...textsIn(root, counts)]);
  for (const { text, holder, lines } of textsNow(() => true)) {
    const frame = frameOf(holder, hides);
    if (isShortened(holder) || lines.some((line) => sticksOut(line, frame))) faults.push(`cut: ${text}`);
    if (lines.some(({ left, right }) => left < -SLACK || right > innerWidth + SLACK)) faults.push(`beside the window: ${text}`);
  }

  /** A table in play is one screen; what comes after it is looked at screen by screen. */
  function lookForOverlaps() {
    const seen = textsNow(({ top, bottom }) => bottom > 0 && top < innerHeight);
    const textsOf = Map.groupBy(seen, ({ holder }) => holder);
    for (const { text, lines } of seen)
      for (const { left, top, width, height } of lines) {
        const drawn = wordsAt(left + width / 2, top + height / 2, textsOf);
        const other = drawn.find((one) => one.text !== text);
        if (other && drawn.some((one) => one.text === text)) faults.push(`“${text}” and “${other.text}” lie on each other`);
      }
  }
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    lookForOverlaps();
  }
  scrollTo({ top: 0, behavior: "instant" });
  return [...new Set(faults)];
}
