/** The masks and finishes of the fifteen presets; a preset's index is mask × 3 + finish. */
export const masks = ['green', 'black', 'blue', 'red', 'violet'] as const
export const finishes = ['gold', 'tin', 'copper'] as const
export type Mask = (typeof masks)[number]
export type Finish = (typeof finishes)[number]

/** Number of presets. */
export const presetCount = masks.length * finishes.length

/** Mask and finish of an index; those of the first preset for an index that there is not. */
export const presetOf = (index: number): { readonly mask: Mask; readonly finish: Finish } => ({
  mask: masks[Math.floor(index / finishes.length)] ?? 'green',
  finish: finishes[index % finishes.length] ?? 'gold',
})
