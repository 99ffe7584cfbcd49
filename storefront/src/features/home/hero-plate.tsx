import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { TitleBlock } from '@pinline/ui/design/title-block.tsx'
import { ProductDrawing, type ProductDrawingProps, productDrawingLayout } from '@pinline/ui/drawing/product-drawing.tsx'
import { ScaleBar } from '@pinline/ui/drawing/scale-bar.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { useDrawingTexts } from '../product/use-drawing-texts.ts'

/** The drawing beside the finder, with its title block: the content of a figure. */
export function HeroPlate({ product }: { product: ProductRow }): ReactNode {
  const { t } = useTranslation('home')
  const texts = useDrawingTexts()
  const wide: ProductDrawingProps = { part: product, texts, width: 720, maxHeight: 430, bleed: 300 }
  const narrow: ProductDrawingProps = { part: product, texts, width: 320, maxHeight: 250, cut: true, bleed: 40 }
  const bar = (props: ProductDrawingProps): ReactNode => {
    const { scale, barMm } = productDrawingLayout(props)
    return (
      <>
        <ScaleBar scale={scale} stepMm={barMm} /> {barMm * 4}
      </>
    )
  }
  return (
    <>
      <div className="hero-art">
        <div className="only-wide">
          <ProductDrawing {...wide} />
        </div>
        <div className="only-narrow">
          <ProductDrawing {...narrow} />
        </div>
      </div>
      <figcaption>
        <TitleBlock
          cells={[
            {
              label: t('plate.part'),
              value: (
                <Link to="/productDetail/$id" params={{ id: product.id }}>
                  {product.model}
                </Link>
              ),
            },
            { label: t('plate.maker'), value: [product.manufacturer, product.series].filter(Boolean).join(' ') },
            { label: t('plate.view'), value: t('plate.viewName') },
            {
              label: t('plate.scale'),
              value: (
                <>
                  <span className="only-wide">{bar(wide)}</span>
                  <span className="only-narrow">{bar(narrow)}</span>
                </>
              ),
            },
          ]}
        />
      </figcaption>
    </>
  )
}
