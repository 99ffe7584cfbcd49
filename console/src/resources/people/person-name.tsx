import { usePersonName } from './use-person-name.ts'

/** A person by name; the id is in the tooltip. */
export const PersonName = ({ id }: { id: string }) => {
  const name = usePersonName(id)
  return (
    <span className={name === id ? 'figure' : undefined} title={id}>
      {name}
    </span>
  )
}
