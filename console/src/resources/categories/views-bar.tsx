import { NavLink } from 'react-router-dom'
import { useText } from '../../messages/use-text.ts'

/** Tabs for the two views of the page: categories and attributes. */
export const ViewsBar = () => {
  const text = useText()
  return (
    <nav className="views-bar" aria-label={text('resources.categories.views.label')}>
      <NavLink to="/categories" end>
        {text('resources.categories.views.categories')}
      </NavLink>
      <NavLink to="/categories/attributes">{text('resources.categories.views.attributes')}</NavLink>
    </nav>
  )
}
