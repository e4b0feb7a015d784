import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  model: string;
  payload: AdapterPayload;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The store of oidc-provider, in memory, with expiry. A restart empties it. */
export interface Store {
  adapter(model: string): Adapter;
  find(model: string, id: string): AdapterPayload | undefined;
}

export function createStore(): Store {
  const entries = new Map<string, Entry>();
  const keyOf = (model: string, id: string): string => `${model}:${id}`;

  function forgetExpired(): void {
    const now = Date.now();
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key);
  }

  function find(model: string, id: string): AdapterPayload | undefined {
    const entry = entries.get(keyOf(model, id));
    return entry && entry.expiresAt > Date.now() ? structuredClone(entry.payload) : undefined;
  }

  function findBy(model: string, field: 'uid' | 'userCode', value: string): AdapterPayload | undefined {
    forgetExpired();
    const entry = [...entries.values()].find(
      ({ model: its, payload }) => its === model && payload[field] === value,
    );
    return entry && structuredClone(entry.payload);
  }

  function adapter(model: string): Adapter {
    return {
      async upsert(id, payload, expiresIn) {
        forgetExpired();
        const expiresAt = expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000;
        entries.set(keyOf(model, id), { model, payload: structuredClone(payload), expiresAt });
      },
      find: async (id) => find(model, id),
      findByUid: async (uid) => findBy(model, 'uid', uid),
      findByUserCode: async (userCode) => findBy(model, 'userCode', userCode),
      async consume(id) {
        const entry = entries.get(keyOf(model, id));
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(model, id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, entry] of entries) {
          if (entry.model === model && entry.payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  }

  return { adapter, find };
}
