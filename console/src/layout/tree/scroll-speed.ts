/** So near to an edge of the window the page begins to scroll. */
const edgePx = 64
/** At the edge itself, in px a frame. */
const fastest = 16

/** How far to scroll in a frame, in px, for a pointer at `y` of a window `height` high, `top` of it under a fixed head. */
export const scrollSpeed = (y: number, top: number, height: number): number => {
  if (y < top + edgePx) return -Math.min(1, (top + edgePx - y) / edgePx) * fastest
  if (y > height - edgePx) return Math.min(1, (y - height + edgePx) / edgePx) * fastest
  return 0
}
