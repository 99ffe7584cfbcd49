/** An element of a page's head, by its attributes. */
export type HeadTag = Record<string, string>

/**
 * What only sharers and search engines read of a page. The server writes it into the page's head; scripts of the browser do
 * not know it, and remove it with the first navigation.
 */
export interface ServedHead {
  readonly meta: readonly HeadTag[]
  readonly links: readonly HeadTag[]
  readonly things: readonly Readonly<Record<string, unknown>>[]
}
