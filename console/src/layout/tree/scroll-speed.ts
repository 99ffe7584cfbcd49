/** Distance from an edge of the window at which scrolling starts, px. */
const edgePx = 64
/** Speed at the edge itself, px per frame. */
const fastest = 16

/**
 * Scroll distance per frame, px, for a pointer at `y` in a window of `height`, of which `top` px are a fixed header.
 */
export const scrollSpeed = (y: number, top: number, height: number): number => {
  if (y < top + edgePx) return -Math.min(1, (top + edgePx - y) / edgePx) * fastest
  if (y > height - edgePx) return Math.min(1, (y - height + edgePx) / edgePx) * fastest
  return 0
}
