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

const language = initialLanguage()
const providers = await createProviders(language, loadTexts(language))

createRoot(root).render(
  <StrictMode>
    <App providers={providers} />
  </StrictMode>,
)
