import type { DrawablePart, Pad } from '@pinline/ui/drawing/drawable-part'
import { orientPart } from '@pinline/ui/drawing/geometry'
import { holeOf, holeText } from '@pinline/ui/drawing/hole'
import { measure } from '@pinline/ui/drawing/measure'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** Number of pads shown before the table is expanded. */
const FIRST = 16

interface PadRow {
  readonly id: string
  readonly pad: Pad
  readonly x: string
  readonly y: string
}

function Rows({ caption, rows }: { caption: string; rows: readonly PadRow[] }): ReactNode {
  const { t } = useTranslation('catalogue')
  return (
    <table className="data-table pad-table sheet" aria-label={caption}>
      <thead>
        <tr>
          <th>{t('detail.pad')}</th>
          <th className="number">{t('detail.x')}</th>
          <th className="number">{t('detail.y')}</th>
          <th className="number">{t('detail.copper')}</th>
          <th className="number">{t('detail.hole')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, pad, x, y }) => {
          const isRound = pad.shape === 'c' || Math.abs(pad.width - pad.height) < 0.01
          const size = isRound ? measure(pad.width) : `${measure(pad.width)} × ${measure(pad.height)}`
          const drilled = holeOf(pad)
          const hole = drilled === null ? t('detail.none') : holeText(drilled, 'mm')
          return (
            <tr key={id}>
              <td className="figure">{pad.name || t('detail.unnamed')}</td>
              <td className="number">{x}</td>
              <td className="number">{y}</td>
              <td className="number">{pad.kind === 'n' ? t('detail.none') : size}</td>
              <td className="number">{pad.kind === 'n' ? size : hole}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/**
 * Every pad with its position: the text equivalent of the drawing. mm from pin 1, y downwards. Works without scripts.
 * The content of a section.
 */
export function PadTable({ part }: { part: DrawablePart }): ReactNode {
  const { t } = useTranslation('catalogue')
  const oriented = orientPart(part)
  const origin = oriented.pinOne ?? { x: 0, y: 0 }
  const rows = oriented.pads.map((pad, index): PadRow => {
    return { id: `pad-${index + 1}`, pad, x: (pad.x - origin.x).toFixed(2), y: (pad.y - origin.y).toFixed(2) }
  })
  return (
    <>
      <div className="section-head">
        <h2 id="pads">{t('detail.pads')}</h2>
        <span className="small end">{t('detail.padNote')}</span>
      </div>
      <Rows caption={t('detail.pads')} rows={rows.slice(0, FIRST)} />
      {rows.length > FIRST && (
        <details className="pad-rest">
          <summary>{t('detail.allPads', { count: rows.length })}</summary>
          <Rows caption={t('detail.allPads', { count: rows.length })} rows={rows.slice(FIRST)} />
        </details>
      )}
    </>
  )
}
