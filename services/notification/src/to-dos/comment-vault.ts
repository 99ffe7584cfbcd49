import type { Platform } from '@pinline/chassis/service'
import type { VaultReference } from '@pinline/events/ids'
import { z } from 'zod'

type VaultPlatform = Pick<Platform, 'vault'>

const kind = 'comment'

/** Puts a comment on a to-do into the vault. Subjects of the vault are in lower case. */
export const putToDoComment = async (
  { vault }: VaultPlatform,
  toDoId: string,
  comment: string,
): Promise<VaultReference> => await vault.put(kind, toDoId.toLowerCase(), comment, z.string())

/** Erases the comments on to-dos, named as in the vault. */
export const eraseToDoComments = async ({ vault }: VaultPlatform, toDoIds: readonly string[]): Promise<void> =>
  await vault.eraseMany(kind, toDoIds)

/** Comments in the given order; undefined for erased ones. */
export const getToDoComments = async (
  { vault }: VaultPlatform,
  references: readonly VaultReference[],
): Promise<(string | undefined)[]> => await vault.getMany(references, z.string())
