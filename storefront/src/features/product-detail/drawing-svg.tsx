import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type ColourName, palette } from '@pinline/ui/design/palette'
import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'
import { DrawingFile } from '@pinline/ui/drawing/drawing-file.tsx'
import { layoutDrawing } from '@pinline/ui/drawing/drawing-layout'
import type { DrawingView } from '@pinline/ui/drawing/drawing-plan'
import type { MeasureUnit } from '@pinline/ui/drawing/measure'
import { paperScale } from '@pinline/ui/drawing/paper'
import type { TFunction } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
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

/**
 * A part's drawing as an SVG file: in mm, so that it prints 1:1, with literal colours, generic fonts and no script. The
 * part must be drawable.
 */
export function drawingSvg(request: DrawingSvgRequest, t: TFunction<'drawing'>): string {
  const { part, view, unit, theme, language } = request
  const layout = layoutDrawing(part, {
    view,
    unit,
    width: 0,
    maxHeight: 0,
    dimensions: true,
    grid: true,
    bleed: 0,
    cut: false,
    detail: true,
    scale: paperScale,
  })
  const name = drawingName(part, view, t)
  const unitName = t(unit)
  const ratio = layout.detail && Math.round(layout.detail.scale / paperScale)
  const markup = renderToStaticMarkup(
    <DrawingFile
      layout={layout}
      model={part.model}
      title={name}
      description={t('file.description', { name, unit: unitName })}
      language={languageTag(language)}
      detailScale={ratio ? t('file.detailScale', { ratio }) : null}
      barText={t('file.bar')}
      lines={[
        { letter: null, text: t('file.scale', { view: t(`view.${view}`), unit: unitName }) },
        ...drawingLegend(part, layout, t, unit),
      ]}
    />,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${resolved(markup, theme)}\n`
}
