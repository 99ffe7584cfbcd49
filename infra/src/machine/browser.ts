import { findProgram } from './find-program.ts'
import { MissingComponent } from './missing-component.ts'
import { runCommand } from './run-command.ts'
import { installSystemPackages } from './system-packages.ts'

/** Headless Chromium without a window system: it renders the same for half of the CPU time. */
const shell = 'chromium-headless-shell'
const browsers = [shell, 'chromium', 'chromium-browser', 'google-chrome', '/usr/bin/chromium']

/** The system's Chromium or Chrome; CHROMIUM_PATH names another. */
export const findBrowser = (): string | undefined => {
  const given = process.env.CHROMIUM_PATH
  return findProgram(...(given ? [given] : []), ...browsers)
}

/** Whether a font with Chinese and Japanese characters is installed. */
export const hasCjkFonts = async (): Promise<boolean> => {
  const list = findProgram('fc-list')
  if (list === undefined) return false
  return (await runCommand(list, [':lang=ja', 'family'])).output.trim() !== ''
}

/** Installs Chromium and fonts for all languages, for tests in a browser and screenshots. */
export const ensureBrowser = async (): Promise<void> => {
  const fonts = (await hasCjkFonts()) ? [] : ['fontconfig', 'fonts-noto-cjk']
  if (fonts.length > 0) await installSystemPackages('Fonts for all languages', fonts)
  if (findBrowser() !== undefined) return
  // Not every system has a package of the shell.
  await installSystemPackages('A browser', [shell]).catch(() =>
    installSystemPackages(
      'A browser',
      ['chromium'],
      browsers.slice(0, 2).map((name) => `${name} on PATH`),
    ),
  )
  if (findBrowser() !== undefined) return
  throw new MissingComponent('Chromium', ['apt-get install chromium'], 'install Chromium, or set CHROMIUM_PATH')
}
