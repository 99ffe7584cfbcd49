import type { ProductDetail } from '@pinline/catalogue/contract/show-product'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../design/segments.tsx'
import { TitleBlock } from '../../design/title-block.tsx'
import type { LegendEntry } from '../../drawing/drawing-layout.ts'
import { type MeasureUnit, measure } from '../../drawing/measure.ts'
import { ProductDrawing, type ProductDrawingProps, productDrawingLayout } from '../../drawing/product-drawing.tsx'
import { ScaleBar } from '../../drawing/scale-bar.tsx'
import { useDrawingTexts } from './use-drawing-texts.ts'

const WIDE = 720
const NARROW = 326

function LegendLine({ entry, unit }: { entry: LegendEntry; unit: MeasureUnit }): ReactNode {
  const { t } = useTranslation('catalogue')
  const { group, letter } = entry
  const [shorter, longer] = group.sizeMm
  const isRound = group.pads.every((pad) => pad.shape === 'c') || longer - shorter < 0.01
  const size = isRound ? measure(shorter, unit) : `${measure(shorter, unit)} × ${measure(longer, unit)}`
  const kind = t(`padKind.${group.kind}`)
  const facts = { count: group.count, kind, size, drill: measure(group.drillMm, unit) }
  return (
    <li>
      {letter && <b>{letter}</b>}
      {group.kind === 'n'
        ? t('legend.unplated', facts)
        : group.kind === 't'
          ? t('legend.hole', facts)
          : t('legend.surface', facts)}
    </li>
  )
}

/** The drawing of a part with its legend and title block; laid out once for wide pages and once for phones. */
export function DrawingCard({ product }: { product: ProductDetail }): ReactNode {
  const { t } = useTranslation('catalogue')
  const texts = useDrawingTexts()
  const [unit, setUnit] = useState<MeasureUnit>('mm')
  const [layers, setLayers] = useState({ dimensions: true, grid: true })
  const common = { part: product, unit, texts, ...layers }
  const wide: ProductDrawingProps = { ...common, width: WIDE, maxHeight: 480, bleed: 420 }
  const narrow: ProductDrawingProps = { ...common, width: NARROW, maxHeight: 300, cut: true, bleed: 40 }
  const wideLayout = productDrawingLayout(wide)
  const narrowLayout = productDrawingLayout(narrow)
  const [width, depth] = wideLayout.bodySize
  const layer = (name: 'dimensions' | 'grid'): ReactNode => (
    <button type="button" aria-pressed={layers[name]} onClick={() => setLayers({ ...layers, [name]: !layers[name] })}>
      {t(`detail.${name}`)}
    </button>
  )
  return (
    <figure className="sheet drawing-card">
      <div className="drawing-tools">
        <h2 className="drawing-title">{t('detail.drawing')}</h2>
        <Segments
          small
          label={t('detail.units')}
          value={unit}
          options={[
            { value: 'mm', label: t('detail.mm') },
            { value: 'inch', label: t('detail.inch') },
          ]}
          onChange={setUnit}
        />
        <fieldset className="segments segments-small" aria-label={t('detail.layers')}>
          {layer('dimensions')}
          {layer('grid')}
        </fieldset>
      </div>
      <div className="drawing-art">
        <div className="only-wide">
          <ProductDrawing {...wide} />
        </div>
        <div className="only-narrow">
          <ProductDrawing {...narrow} />
        </div>
      </div>
      <ul className="drawing-legend">
        {wideLayout.legend.map((entry) => (
          <LegendLine
            key={`${entry.group.kind}-${entry.group.sizeMm.join('-')}-${entry.group.drillMm}-${entry.group.isContact}`}
            entry={entry}
            unit={unit}
          />
        ))}
        <li>{t('detail.pinView')}</li>
      </ul>
      <figcaption>
        <TitleBlock
          cells={[
            { label: t('detail.part'), value: product.model },
            { label: t('detail.body'), value: `${measure(width)} × ${measure(depth)}` },
            {
              label: t('detail.scale'),
              value: (
                <>
                  <span className="only-wide">
                    <ScaleBar scale={wideLayout.scale} stepMm={wideLayout.barMm} /> {wideLayout.barMm * 4}
                  </span>
                  <span className="only-narrow">
                    <ScaleBar scale={narrowLayout.scale} stepMm={narrowLayout.barMm} /> {narrowLayout.barMm * 4}
                  </span>
                </>
              ),
            },
            { label: t('detail.pads'), value: product.pads.length },
            { label: t('detail.source'), value: t('detail.sourceName') },
          ]}
        />
      </figcaption>
    </figure>
  )
}
