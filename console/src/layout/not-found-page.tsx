import { Link, useNavigate } from 'react-router-dom'
import { useText } from '../messages/use-text.ts'
import { EmptySheet } from './empty-sheet.tsx'
import { usePageTitle } from './page-title.tsx'

/** The page for every path that the role's menus lack. */
export const NotFoundPage = () => {
  const text = useText()
  const navigate = useNavigate()
  usePageTitle(text('shell.page.not_found'))
  return (
    <EmptySheet
      level={1}
      title={text('shell.not_found.title')}
      actions={
        <>
          <button type="button" className="button" onClick={() => navigate(-1)}>
            {text('shell.not_found.back')}
          </button>
          <Link className="button button-gold" to="/">
            {text('shell.not_found.home')}
          </Link>
        </>
      }
    >
      <p>{text('shell.not_found.body')}</p>
    </EmptySheet>
  )
}
