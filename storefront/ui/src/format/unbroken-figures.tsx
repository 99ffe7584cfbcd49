import { Fragment, type ReactNode } from 'react'

/** A count with its word, after a comma or at the start; and a length. */
const figures = /(?<=(?:^|[,，、]) ?)\d+(?:[.,]\d+)*[ -]?\p{L}+|\d+(?:[.,]\d+)* ?(?:mm|мм)(?!\p{L})/gu

/**
 * A part's name whose figures stay in one line with their units and words, such as 2.54 mm and 10 positions. The text has
 * no further characters, so that it is copied and found as it is stored.
 */
export function UnbrokenFigures({ text }: { text: string }): ReactNode {
  const between = text.split(figures)
  const found = [...text.matchAll(figures)].map(([figure]) => figure)
  return between.map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
    <Fragment key={index}>
      {words}
      {found[index] !== undefined && <span className="nowrap">{found[index]}</span>}
    </Fragment>
  ))
}
