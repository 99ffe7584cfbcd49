/**
 * Schemas are not compiled in browsers: the policy of all pages refuses `eval`, and browsers report the attempt of the
 * library on each page. Runs before all schemas.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
