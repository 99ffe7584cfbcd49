import { useGetIdentity } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import { ObjectName } from '../audit/object-name.tsx'

/** The actor of an import; the signed-in person is shown by name. */
export const StaffName = ({ id }: { id: string }) => {
  const text = useText()
  const { identity } = useGetIdentity()
  if (identity?.id === id) return identity.fullName ?? text('resources.imports.you')
  return <ObjectName id={id} />
}
