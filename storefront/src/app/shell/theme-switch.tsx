import { PopoverButton } from '@pinline/ui/design/popover-button.tsx'
import { presetCount, presetOf } from '@pinline/ui/design/presets'
import { Segments } from '@pinline/ui/design/segments.tsx'
import { SunMoon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { chooseTheme, readTheme, type ThemePreference } from '../../session/theme.ts'
import { useTranslation } from '../use-translation.ts'

const SCHEMES = ['system', 'light', 'dark'] as const
const presets = Array.from({ length: presetCount }, (_, index) => index)

function PresetChoice(props: { readonly selected: number; readonly onChange: (preset: number) => void }): ReactNode {
  const { t } = useTranslation('shell')
  const name = useId()
  return (
    <div role="radiogroup" className="theme-presets" aria-label={t('theme.preset')}>
      {presets.map((preset) => {
        const { mask, finish } = presetOf(preset)
        return (
          <label key={preset} className="theme-preset" data-mask={mask} data-finish={finish}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={preset === props.selected}
              onChange={() => props.onChange(preset)}
              aria-label={t('theme.presetName', {
                mask: t(`theme.mask.${mask}`),
                finish: t(`theme.finish.${finish}`),
              })}
            />
            <i />
          </label>
        )
      })}
    </div>
  )
}

/** Scheme (system, light or dark) and preset (one of fifteen masks with finish). */
export function ThemeSwitch(): ReactNode {
  const { t } = useTranslation('shell')
  const [theme, setTheme] = useState<ThemePreference>({ scheme: 'system', preset: 0 })
  useEffect(() => setTheme(readTheme()), [])
  const choose = (change: Partial<ThemePreference>): void => {
    const next = { ...theme, ...change }
    setTheme(next)
    chooseTheme(next)
  }
  return (
    <PopoverButton
      label={t('theme.label')}
      className="site-utility-button"
      panelClassName="theme-panel"
      panel={() => (
        <>
          <Segments
            small
            label={t('theme.scheme')}
            value={theme.scheme}
            options={SCHEMES.map((scheme) => ({ value: scheme, label: t(`theme.${scheme}`) }))}
            onChange={(scheme) => choose({ scheme })}
          />
          <PresetChoice selected={theme.preset} onChange={(preset) => choose({ preset })} />
        </>
      )}
    >
      <SunMoon className="icon" aria-hidden="true" />
    </PopoverButton>
  )
}
