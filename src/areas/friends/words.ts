import type words from '#locales/fr/friends.json';

export type FriendsWords = (typeof words)['island'];
