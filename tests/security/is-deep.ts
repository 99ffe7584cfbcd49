/** Whether this run makes every probe (`npm run test:security`), or the short form of the long ones (`npm test`). */
export const isDeep = process.env.PROBES === 'all'
