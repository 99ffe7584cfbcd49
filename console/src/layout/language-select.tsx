import { languages } from '@pinline/contracts/api/languages'
import { useId } from 'react'

interface LanguageSelectProps {
  readonly label: string
  readonly shown: string
  readonly onChoose: (code: string) => void
}

/** A filter by language, each called by its own name. */
export const LanguageSelect = ({ label, shown, onChoose }: LanguageSelectProps) => {
  const id = useId()
  return (
    <div className="filter">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={shown} onChange={(event) => onChoose(event.target.value)}>
        {languages.map(({ code, tag, name }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
