import type { MeasureUnit } from './measure.ts'
import type { DrawingView } from './part-views.ts'

/** File formats of a drawing. */
export const drawingFormats = ['svg', 'dxf'] as const
/** One of {@link drawingFormats}. */
export type DrawingFormat = (typeof drawingFormats)[number]

/** Parameters of a drawing's file. */
export interface DrawingFileChoice {
  readonly view: DrawingView
  readonly unit: MeasureUnit
  readonly lang: string
  readonly download: boolean
}

/** URL of a drawing as a file. It opens in the browser, or is saved with `download`. */
export function drawingHref(productId: string, format: DrawingFormat, choice: DrawingFileChoice): string {
  const { view, unit, lang, download } = choice
  const query = new URLSearchParams({
    view,
    unit,
    ...(format === 'svg' ? { lang } : {}),
    ...(download ? { download: '' } : {}),
  })
  return `/drawings/${productId}.${format}?${query.toString().replace(/download=$/, 'download')}`
}

/** URL of a part's footprint for KiCad, which is saved under the name of the footprint. */
export const footprintHref = (productId: string): string => `/drawings/${productId}.kicad_mod?download`
