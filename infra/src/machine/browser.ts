import { findProgram } from './find-program.ts'
import { MissingComponent } from './missing-component.ts'
import { runCommand } from './run-command.ts'
import { installSystemPackages } from './system-packages.ts'

/** The system's Chromium or Chrome; CHROMIUM_PATH names another. */
export const findBrowser = (): string | undefined => {
  const given = process.env.CHROMIUM_PATH
  return findProgram(...(given ? [given] : []), 'chromium', 'chromium-browser', 'google-chrome', '/usr/bin/chromium')
}

/** Whether a font with Chinese and Japanese characters is there. */
export const hasCjkFonts = async (): Promise<boolean> => {
  const list = findProgram('fc-list')
  if (list === undefined) return false
  return (await runCommand(list, [':lang=ja', 'family'])).output.trim() !== ''
}

/** Brings Chromium and fonts for all languages, which only tests in a browser and screenshots need. */
export const ensureBrowser = async (): Promise<void> => {
  const missing = findBrowser() === undefined ? ['chromium'] : []
  if (!(await hasCjkFonts())) missing.push('fontconfig', 'fonts-noto-cjk')
  if (missing.length > 0) await installSystemPackages('A browser with fonts', missing, ['chromium on PATH'])
  if (findBrowser() !== undefined) return
  throw new MissingComponent(
    'Chromium',
    [`apt-get install ${missing.join(' ')}`],
    'install Chromium, or set CHROMIUM_PATH',
  )
}
