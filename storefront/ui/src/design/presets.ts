/** The masks and finishes of the fifteen presets; a preset's index is mask × 3 + finish. */
export const masks = ['green', 'black', 'blue', 'red', 'violet'] as const
export const finishes = ['gold', 'tin', 'copper'] as const
