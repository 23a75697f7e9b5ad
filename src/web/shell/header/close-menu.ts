/** Closes the menu that contains the pressed link, because another page may keep the header. */
export const closeMenu = (event: { currentTarget: HTMLElement }): void =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
