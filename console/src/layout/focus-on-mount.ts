/** As a `ref`: the element takes the focus when it appears, e.g. the first field of a dialog. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
