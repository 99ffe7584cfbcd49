const hundredths = (length: number): number => Math.round(length * 100) / 100

/**
 * Width and depth of a body in mm, as drawn: the long side is the width. Drawings have a precision of a hundredth.
 * @param box xMin, yMin, xMax, yMax in mm
 * @returns undefined if the box has no area
 */
export const bodySize = (
  box: readonly [number, number, number, number],
): { readonly width: number; readonly depth: number } | undefined => {
  const [left, top, right, bottom] = box
  const sides = [hundredths(right - left), hundredths(bottom - top)]
  const depth = Math.min(...sides)
  return depth > 0 ? { width: Math.max(...sides), depth } : undefined
}
