import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type ColourName, palette } from '@pinline/ui/design/palette'
import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'
import { DrawingFile, type DrawingFileProps } from '@pinline/ui/drawing/drawing-file.tsx'
import type { MeasureUnit } from '@pinline/ui/drawing/measure'
import { paperScale } from '@pinline/ui/drawing/paper'
import { layoutOnPaper, ratioText } from '@pinline/ui/drawing/paper-layout'
import type { DrawingView } from '@pinline/ui/drawing/part-views'
import { DrawingShapes } from '@pinline/ui/drawing/product-drawing.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Translate } from '../../app/i18n.ts'
import { languageTag } from '../../app/language.ts'
import { drawingLegend, drawingName } from './drawing-legend.ts'

/** Parameters of a drawing file. */
export interface DrawingSvgRequest {
  readonly part: DrawablePart
  readonly view: DrawingView
  readonly unit: MeasureUnit
  readonly theme: 'light' | 'dark'
  readonly language: LanguageCode
}

const FONTS = 'ui-monospace, Menlo, Consolas, monospace'

function isColour(name: string): name is ColourName {
  return name in palette
}

/** Replaces CSS variables by their values: a file has no style sheet. */
function resolved(markup: string, theme: 'light' | 'dark'): string {
  return markup.replaceAll(/var\(--([a-z0-9-]+)\)/g, (variable, name: string) => {
    if (name === 'font-code') return FONTS
    return isColour(name) ? palette[name][theme === 'dark' ? 1 : 0] : variable
  })
}

/** The sheet of a part's drawing. The part must be drawable. */
export function drawingSheet(request: DrawingSvgRequest, t: Translate): DrawingFileProps {
  const { part, view, unit, language } = request
  const drawing = layoutOnPaper(part, { view, unit, grid: true, detail: true, widest: Number.POSITIVE_INFINITY })
  const { layout, actual } = drawing
  const name = drawingName(part, view, t)
  const unitName = t(unit)
  const scale = ratioText(drawing.ratio)
  const ratio = layout.detail && Math.round(layout.detail.scale / paperScale)
  return {
    drawing,
    model: part.model,
    title: name,
    description: t('file.description', { name, unit: unitName, scale }),
    language: languageTag(language),
    actualText: actual && t('file.actual'),
    detailScale: ratio ? t('file.detailScale', { ratio }) : null,
    barText: t('file.bar'),
    lines: [
      { letter: null, text: t('file.scale', { view: t(`view.${view}`), unit: unitName, scale }) },
      ...drawingLegend(part, layout, t, unit),
    ],
  }
}

/**
 * A part's drawing as an SVG file: in mm, with the part at 1:1 when printed, with literal colours, generic fonts and no
 * script. The part must be drawable.
 */
export function drawingSvg(request: DrawingSvgRequest, t: Translate): string {
  const markup = renderToStaticMarkup(<DrawingFile {...drawingSheet(request, t)} />)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${resolved(markup, request.theme)}\n`
}

/** The drawing of a part alone, without sheet, scale and legend, for pictures that are not printed to scale. */
export function drawingPicture(part: DrawablePart): string {
  const { layout } = layoutOnPaper(part, {
    view: 'land-pattern',
    unit: 'mm',
    grid: true,
    detail: false,
    widest: Number.POSITIVE_INFINITY,
  })
  const { left, top, width, height } = layout
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
      fontFamily="var(--font-code)"
      fontSize="12"
    >
      <title>{part.model}</title>
      <DrawingShapes layout={layout} />
    </svg>,
  )
  return resolved(markup, 'light')
}
