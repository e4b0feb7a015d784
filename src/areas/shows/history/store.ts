import { feelingList } from '../feelings/store.ts';
import { seen } from '../rules.ts';

export const history = feelingList(seen);
