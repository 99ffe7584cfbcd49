/** The content of a drawing: the land pattern for the board, or the outline of the part. */
export const drawingViews = ['land-pattern', 'outline'] as const
/** One of {@link drawingViews}. */
export type DrawingView = (typeof drawingViews)[number]
