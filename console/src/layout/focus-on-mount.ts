/** As a `ref`: focuses the element when it mounts, e.g. the first field of a dialog. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
