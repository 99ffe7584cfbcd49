import './appearance.css'
import type { ColourName, ColourPair } from '@pinline/ui/design/palette'
import { presetPalette } from '@pinline/ui/design/preset-palette'
import { presetCount, presetOf } from '@pinline/ui/design/presets'
import { type CSSProperties, useId } from 'react'
import { useText } from '../../messages/use-text.ts'

const presets = Array.from({ length: presetCount }, (_, index) => index)

/** What a preset changes, so that its picture has its own colours and not those of the page. */
const shown = ['band', 'on-band', 'mask', 'mask-wash', 'gold', 'gold-edge'] as const satisfies readonly ColourName[]

const lightDark = ([light, dark]: ColourPair) => `light-dark(${light}, ${dark})`

/** The fifteen presets as small pictures of the console; arrow keys move the choice. */
export const PresetChoice = ({ value, onChange }: { value: number; onChange: (index: number) => void }) => {
  const text = useText()
  const name = useId()
  return (
    <div role="radiogroup" className="presets" aria-label={text('shell.appearance.colours')}>
      {presets.map((index) => {
        const { mask, finish } = presetOf(index)
        const colours = presetPalette(index)
        const style: CSSProperties & Record<`--${string}`, string> = {}
        for (const colour of shown) style[`--${colour}`] = lightDark(colours[colour])
        return (
          <label key={index} className="preset" style={style}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={index}
              checked={index === value}
              onChange={() => onChange(index)}
            />
            <span className="preset-picture" aria-hidden="true">
              <span className="preset-band">
                <i />
                <i />
                <i />
              </span>
              <span className="preset-sheet">
                <b />
                <em />
              </span>
            </span>
            <span className="preset-name">
              {text('shell.appearance.preset', {
                mask: text(`shell.appearance.mask.${mask}`),
                finish: text(`shell.appearance.finish.${finish}`),
              })}
            </span>
          </label>
        )
      })}
    </div>
  )
}
