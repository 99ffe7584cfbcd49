import { Link, useNavigate } from 'react-router-dom'
import { useText } from '../messages/use-text.ts'
import { EmptySheet } from './empty-sheet.tsx'
import { usePageTitle } from './page-title.tsx'

/** The end of every address that the role's menus do not know. */
export const NotFoundPage = () => {
  const text = useText()
  const navigate = useNavigate()
  usePageTitle(text('shell.page.not_found'))
  return (
    <EmptySheet>
      <h1>{text('shell.not_found.title')}</h1>
      <p>{text('shell.not_found.body')}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => navigate(-1)}>
          {text('shell.not_found.back')}
        </button>
        <Link className="button gold" to="/">
          {text('shell.not_found.home')}
        </Link>
      </p>
    </EmptySheet>
  )
}
