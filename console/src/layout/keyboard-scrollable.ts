/** As a `ref`: makes a scrollable area without focusable content focusable, so that keys can scroll it. */
export const keyboardScrollable = (element: HTMLElement | null): void => element?.setAttribute('tabindex', '0')
