/**
 * Stands for the key of a page in rendered and cached pages, and is replaced when one is sent: a plain form carries the key,
 * so that pressing twice sends one form.
 */
export const pageKeyPlaceholder = 'key-of-this-page'

/** A page as it is sent, with a key of its own. */
export const withPageKey = (html: string, key: string): string =>
  html.replaceAll(`value="${pageKeyPlaceholder}"`, () => `value="${key}"`)
