import { useId } from 'react'
import { Icon, isIconName } from '../../layout/icon.tsx'
import { menuIcons } from '../../layout/menu-icons.ts'
import { useText } from '../../messages/use-text.ts'

/** Chooses one of the console's icons, or none. */
export const IconPicker = ({ value, onChange }: { value: string; onChange: (icon: string) => void }) => {
  const text = useText()
  const name = useId()
  const own = isIconName(value) && !menuIcons.includes(value) ? [value] : []
  return (
    <fieldset className="icon-picker">
      <legend className="label">{text('resources.menus.fields.icon')}</legend>
      <label className="icon-choice icon-none">
        <input type="radio" name={name} checked={!isIconName(value)} onChange={() => onChange('')} />
        <span>{text('resources.menus.panel.no_icon')}</span>
      </label>
      {[...own, ...menuIcons].map((icon) => (
        <label key={icon} className="icon-choice" title={icon}>
          <input type="radio" name={name} aria-label={icon} checked={value === icon} onChange={() => onChange(icon)} />
          <Icon name={icon} />
        </label>
      ))}
    </fieldset>
  )
}
