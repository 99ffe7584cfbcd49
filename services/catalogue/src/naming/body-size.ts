const hundredths = (length: number): number => Math.round(length * 100) / 100

/**
 * Width and depth of a body in mm, as drawings show them: the long side lies across. They come from drawings, so that a
 * hundredth is all that they say.
 * @param box xMin, yMin, xMax, yMax in mm
 * @returns undefined where the box has no area
 */
export const bodySize = (
  box: readonly [number, number, number, number],
): { readonly width: number; readonly depth: number } | undefined => {
  const [left, top, right, bottom] = box
  const sides = [hundredths(right - left), hundredths(bottom - top)]
  const depth = Math.min(...sides)
  return depth > 0 ? { width: Math.max(...sides), depth } : undefined
}
