import type mongoose from 'mongoose'
import { waitFor } from '../../harness/wait-for.ts'

interface Profiled {
  readonly docsExamined?: number
  readonly keysExamined?: number
}

/** What MongoDB read for some work: the same on a busy machine, unlike times. */
interface Examined {
  readonly documents: number
  readonly keys: number
}

/** Runs work and returns its result with what MongoDB examined of a collection for it, by the database's profiler. */
const examinedBy = async <Result>(
  { db, collectionName }: { readonly db: mongoose.mongo.Db; readonly collectionName: string },
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly examined: Examined }> => {
  await db.command({ profile: 0 })
  await db.dropCollection('system.profile').catch(() => undefined)
  await db.command({ profile: 2 })
  try {
    const result = await work()
    await db.command({ profile: 0 })
    const statements = await db
      .collection<Profiled>('system.profile')
      .find({ ns: `${db.databaseName}.${collectionName}` })
      .toArray()
    const sum = (of: (statement: Profiled) => number | undefined) =>
      statements.reduce((total, statement) => total + (of(statement) ?? 0), 0)
    return { result, examined: { documents: sum((one) => one.docsExamined), keys: sum((one) => one.keysExamined) } }
  } finally {
    await db.command({ profile: 0 })
  }
}

/**
 * What MongoDB examined of a collection for some work, which is repeated while that is not less than so many documents:
 * jobs of the service read at the same time.
 */
export const examinedBelow = async <Result>(
  db: mongoose.mongo.Db,
  collectionName: string,
  documents: number,
  work: () => Promise<Result>,
) =>
  await waitFor(`less than ${documents} documents are read`, async () => {
    const { result, examined } = await examinedBy({ db, collectionName }, work)
    if (examined.documents >= documents) throw new Error(`${examined.documents} documents were read`)
    return { result, examined }
  })
