import { z } from 'zod'
import { sortId, staffId, vaultReference } from '../ids.ts'

/** A notice is from the company to its staff, news is what they may want to know; both are written and read alike. */
export const noticeKind = z.enum(['notice', 'news'])
export type NoticeKind = z.infer<typeof noticeKind>

const roleId = z.string().regex(/^[0-9A-Za-z-]{1,64}$/)

/** Who reads a notice: all staff, the members of roles, or one person. */
export const noticeAudience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('roles'), roleIds: z.array(roleId).min(1).max(20) }),
  z.object({ kind: z.literal('person'), staffId }),
])
export type NoticeAudience = z.infer<typeof noticeAudience>

/** What a notice says and to whom. Its texts are in the vault. */
export const noticeContent = z.object({
  kind: noticeKind,
  textRef: vaultReference,
  audience: noticeAudience,
  sortId: sortId.nullable(),
  /** Shown above the others. */
  pinned: z.boolean(),
  from: z.iso.datetime(),
  /** Null: until it is taken down. */
  until: z.iso.datetime().nullable(),
})
export type NoticeContent = z.infer<typeof noticeContent>
