/** As a `ref`: what scrolls and holds nothing to be focused can be reached, and so scrolled, by keys. */
export const keyboardScrollable = (element: HTMLElement | null): void => element?.setAttribute('tabindex', '0')
