import { ours, type Notes } from '../notes.ts';

/** The links by which a ticket or a pass goes into a phone's wallet, an extension of the specification's answers. */
export function walletNotes(path: string, what: string): Notes {
  return {
    [path]: ours(`Where the ${what} goes into a phone's wallet.`, 'There is no button for a wallet.'),
    [`${path}[]`]: { note: 'The address for one wallet.', name: 'WalletLink' },
    [`${path}[].wallet`]: {
      note: '`apple` or `google`. Any other wallet is not shown.',
      schema: { pattern: '^[a-z]+$' },
    },
    [`${path}[].href`]:
      "A path of the site, or an https address on a host of the site's `walletHosts`. The browser opens it without a token, so it says by itself whose it is and ends soon.",
  };
}
