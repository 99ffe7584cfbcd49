import '@pinline/ui/api-client/schemas-without-eval'
import '@fontsource-variable/sofia-sans'
import '@fontsource-variable/sofia-sans-condensed'
import '@fontsource-variable/victor-mono'
import '@pinline/ui/design/tokens.css'
import '@pinline/ui/design/base.css'
import '@pinline/ui/design/buttons.css'
import '@pinline/ui/design/fields.css'
import '@pinline/ui/design/choices.css'
import '@pinline/ui/design/marks.css'
import '@pinline/ui/design/sheets.css'
import './layout/base.css'
import './layout/controls.css'
import './layout/sheets.css'
import './layout/marks.css'
import './layout/pin-line.css'
import './layout/shell.css'
import './layout/side-bar.css'
import './layout/login.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadTexts } from './messages/changed-texts.ts'
import { createProviders } from './providers/create-providers.ts'
import { initialLanguage } from './providers/i18n-provider.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no #root')

/** Not awaited at the top level of this file: chunks that load before its end import its bundle, and would wait for ever. */
const start = async (): Promise<void> => {
  const language = initialLanguage()
  // Of the home page, React would show a placeholder first, and replace it after 300 ms.
  const home = /^\/console\/?$/.test(location.pathname)
    ? import('./home/home-page.tsx').then(
        ({ HomePage }) => HomePage,
        () => undefined,
      )
    : undefined
  const [providers, homePage] = await Promise.all([createProviders(language, loadTexts(language)), home])
  createRoot(root).render(
    <StrictMode>
      <App providers={providers} homePage={homePage} />
    </StrictMode>,
  )
}

void start()
