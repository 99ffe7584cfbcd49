import type { NoticeAudience } from '@pinline/events/notification/notice-content'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { useRoleChoices } from '../staff/use-role-choices.ts'

/** Who reads a notice, in words. */
export const AudienceName = ({ audience }: { audience: NoticeAudience }) => {
  const text = useText()
  const format = useFormat()
  const roles = useRoleChoices()
  if (audience.kind === 'all') return text('resources.notices.audience.all')
  if (audience.kind === 'person') return <PersonName id={audience.staffId} />
  return format.list(audience.roleIds.map((id) => roles.find((role) => role.id === id)?.name ?? id))
}
