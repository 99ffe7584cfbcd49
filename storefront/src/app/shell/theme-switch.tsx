import { finishes, masks } from '@pinline/ui/design/palette'
import { Segments } from '@pinline/ui/design/segments.tsx'
import { SunMoon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover, Radio, RadioGroup } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { chooseTheme, presetCount, readTheme, type ThemePreference } from '../../session/theme.ts'

const SCHEMES = ['system', 'light', 'dark'] as const
const presets = Array.from({ length: presetCount }, (_, index) => index)

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
    <DialogTrigger>
      <Button className="site-utility-button" aria-label={t('theme.label')}>
        <SunMoon className="icon" aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Dialog className="theme-panel" aria-label={t('theme.label')}>
          <Segments
            small
            label={t('theme.scheme')}
            value={theme.scheme}
            options={SCHEMES.map((scheme) => ({ value: scheme, label: t(`theme.${scheme}`) }))}
            onChange={(scheme) => choose({ scheme })}
          />
          <RadioGroup
            className="theme-presets"
            aria-label={t('theme.preset')}
            value={String(theme.preset)}
            onChange={(value) => choose({ preset: Number(value) })}
          >
            {presets.map((preset) => {
              const mask = masks[Math.floor(preset / finishes.length)] ?? 'green'
              const finish = finishes[preset % finishes.length] ?? 'gold'
              return (
                <Radio
                  key={preset}
                  value={String(preset)}
                  className="theme-preset"
                  data-mask={mask}
                  data-finish={finish}
                  aria-label={t('theme.presetName', {
                    mask: t(`theme.mask.${mask}`),
                    finish: t(`theme.finish.${finish}`),
                  })}
                >
                  <i />
                </Radio>
              )
            })}
          </RadioGroup>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
