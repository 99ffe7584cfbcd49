import { finishes, masks, presetCount } from '@pinline/ui/design/presets'

const THEME_KEY = 'theme'

const schemes = ['system', 'light', 'dark'] as const

/** Scheme and preset of this browser; preset = mask × 3 + finish. */
export interface ThemePreference {
  readonly scheme: (typeof schemes)[number]
  readonly preset: number
}

/** The stored preference, or the system's scheme with the first preset. */
export function readTheme(): ThemePreference {
  if (typeof localStorage === 'undefined') return { scheme: 'system', preset: 0 }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(THEME_KEY) ?? '{}')
    const { scheme, preset }: Readonly<Record<string, unknown>> =
      typeof stored === 'object' && stored !== null ? { ...stored } : {}
    const isPreset = Number.isInteger(preset) && Number(preset) >= 0 && Number(preset) < presetCount
    return { scheme: schemes.find((known) => known === scheme) ?? 'system', preset: isPreset ? Number(preset) : 0 }
  } catch {
    return { scheme: 'system', preset: 0 }
  }
}

/** Attributes of the root element that a preference sets; an undefined one is absent. */
export function themeAttributes({
  scheme,
  preset,
}: ThemePreference): Record<'scheme' | 'mask' | 'finish', string | undefined> {
  return {
    scheme: scheme === 'system' ? undefined : scheme,
    mask: preset < finishes.length ? undefined : masks[Math.floor(preset / finishes.length)],
    finish: preset % finishes.length === 0 ? undefined : finishes[preset % finishes.length],
  }
}

/** Stores a preference and shows it at once. */
export function chooseTheme(preference: ThemePreference): void {
  localStorage.setItem(THEME_KEY, JSON.stringify(preference))
  const root = document.documentElement
  for (const [name, value] of Object.entries(themeAttributes(preference))) {
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  }
}

/**
 * Script for the head of every page: sets the stored theme before the first paint, so that the default one does not
 * flash. Sets the same attributes as {@link themeAttributes}; a spec compares them.
 */
export const themeScript = `try{var p=JSON.parse(localStorage.getItem(${JSON.stringify(THEME_KEY)})||"{}"),d=document.documentElement.dataset,n=p.preset|0;if(p.scheme==="light"||p.scheme==="dark")d.scheme=p.scheme;if(n>0&&n<${presetCount}){var m=${JSON.stringify(masks)}[n/${finishes.length}|0],f=${JSON.stringify(finishes)}[n%${finishes.length}];if(n>=${finishes.length})d.mask=m;if(n%${finishes.length})d.finish=f}}catch(e){}`
