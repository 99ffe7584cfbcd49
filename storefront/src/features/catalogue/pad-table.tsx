import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../design/button.tsx'
import type { DrawablePart } from '../../drawing/drawable-part.ts'
import { orientPart } from '../../drawing/geometry.ts'
import { measure } from '../../drawing/measure.ts'

/** Pads in sight before the rest is asked for. */
const FIRST = 16

/** Every pad with its place: the text equivalent of the drawing. mm from pin 1, y downwards. */
export function PadTable({ part }: { part: DrawablePart }): ReactNode {
  const { t } = useTranslation('catalogue')
  const [all, setAll] = useState(false)
  const oriented = orientPart(part)
  const origin = oriented.pinOne ?? { x: 0, y: 0 }
  const rows = oriented.pads.map((pad, index) => {
    const isRound = pad.shape === 'c' || Math.abs(pad.width - pad.height) < 0.01
    const size = isRound ? measure(pad.width) : `${measure(pad.width)} × ${measure(pad.height)}`
    return {
      id: `pad-${index + 1}`,
      name: pad.name || t('detail.unnamed'),
      x: (pad.x - origin.x).toFixed(2),
      y: (pad.y - origin.y).toFixed(2),
      copper: pad.kind === 'n' ? t('detail.none') : size,
      hole: pad.kind === 'n' ? size : pad.drill > 0 ? measure(pad.drill) : t('detail.none'),
    }
  })
  return (
    <>
      <table className="data-table pad-table sheet">
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
          {(all ? rows : rows.slice(0, FIRST)).map((row) => (
            <tr key={row.id}>
              <td className="figure">{row.name}</td>
              <td className="number">{row.x}</td>
              <td className="number">{row.y}</td>
              <td className="number">{row.copper}</td>
              <td className="number">{row.hole}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FIRST && (
        <Button tone="quiet" onPress={() => setAll(!all)}>
          {all ? t('detail.fewerPads') : t('detail.allPads', { count: rows.length })}
        </Button>
      )}
    </>
  )
}
