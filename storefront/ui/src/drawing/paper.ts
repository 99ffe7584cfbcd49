/** px per mm on paper: CSS has 96 px per inch, so a drawing at this scale prints 1:1. */
export const paperScale = 96 / 25.4

/** A length of the page in mm, for the attributes of an svg file. */
export function paperMm(px: number): string {
  return `${Number((px / paperScale).toFixed(4))}mm`
}
