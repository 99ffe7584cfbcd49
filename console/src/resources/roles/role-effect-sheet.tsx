import { Icon } from '../../layout/icon.tsx'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import type { SidebarItem } from '../../layout/menu-tree.ts'
import { iconOf } from '../../layout/side-bar.tsx'
import { useText } from '../../messages/use-text.ts'
import type { KeyEffect, RoleEffect } from './role-effect.ts'

const Items = ({ items }: { items: readonly SidebarItem[] }) => (
  <ul>
    {items.map((item) =>
      item.kind === 'page' ? (
        <li key={item.id} className="effect-page" data-disabled={item.page.disabled}>
          <Icon name={iconOf(item.page.icon, item.page.path)} size={16} />
          <span>{item.page.title}</span>
        </li>
      ) : (
        <li key={item.id}>
          <b>{item.title}</b>
          <Items items={item.children} />
        </li>
      ),
    )}
  </ul>
)

const Key = ({ effect }: { effect: KeyEffect }) => {
  const text = useText()
  return (
    <li className={`effect-key effect-key-${effect.change}`}>
      <code className="figure">{effect.key}</code>
      {effect.change !== 'kept' && <span>{text(`resources.roles.effect.${effect.change}`)}</span>}
      {effect.suspended && <span>{text('resources.roles.effect.suspended')}</span>}
    </li>
  )
}

/** Preview of what people with the role will see and may do. */
export const RoleEffectSheet = ({ effect }: { effect: RoleEffect }) => {
  const text = useText()
  const count = effect.keys.filter(({ change }) => change !== 'lost').length
  const nothing = effect.sidebar.length === 0 && effect.hidden.length === 0
  return (
    <section ref={keyboardScrollable} className="sheet role-effect" aria-labelledby="role-effect">
      <h2 id="role-effect">
        {text('resources.roles.effect.title')}
        <span className="end figure">{text('resources.roles.effect.keys_count', { smart_count: count })}</span>
      </h2>
      <div className="effect-part">
        <h3>{text('resources.roles.effect.sidebar')}</h3>
        {nothing ? <p className="small">{text('resources.roles.effect.none')}</p> : <Items items={effect.sidebar} />}
      </div>
      {effect.hidden.length > 0 && (
        <div className="effect-part">
          <h3>{text('resources.roles.effect.hidden')}</h3>
          <ul>
            {effect.hidden.map(({ path, title }) => (
              <li key={path} className="effect-page">
                <span>{title}</span>
                <code className="figure">{path}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="effect-part">
        <h3>{text('resources.roles.effect.keys')}</h3>
        {effect.keys.length === 0 && <p className="small">{text('resources.roles.effect.no_keys')}</p>}
        <ul className="effect-keys">
          {effect.keys.map((key) => (
            <Key key={key.key} effect={key} />
          ))}
        </ul>
      </div>
    </section>
  )
}
