import type mongoose from 'mongoose'

interface Profiled {
  readonly docsExamined?: number
  readonly keysExamined?: number
}

/** What MongoDB read for some work: the same on a busy machine, unlike times. */
export interface Examined {
  readonly statements: number
  readonly documents: number
  readonly keys: number
}

/** Runs work and returns its result with what MongoDB examined for it, by the database's profiler. */
export const examinedBy = async <Result>(
  db: mongoose.mongo.Db,
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
      .find({ ns: { $not: /system\.profile$/ } })
      .toArray()
    const sum = (of: (statement: Profiled) => number | undefined) =>
      statements.reduce((total, statement) => total + (of(statement) ?? 0), 0)
    return {
      result,
      examined: {
        statements: statements.length,
        documents: sum(({ docsExamined }) => docsExamined),
        keys: sum(({ keysExamined }) => keysExamined),
      },
    }
  } finally {
    await db.command({ profile: 0 })
  }
}
