import { createAuth0Client } from '@auth0/auth0-spa-js';
import axios from 'axios';

let known;

/** In the browser only: the page is rendered at build too. */
export const client = () =>
  (known ??= createAuth0Client({
    domain: 'https://login.bench.example',
    clientId: 'peer',
    authorizationParams: { redirect_uri: location.origin, audience: 'https://api.lumen.test/' },
  }));

const api = axios.create({ baseURL: '/api', timeout: 10_000, params: { language: 'fr' } });
api.interceptors.request.use(async (config) => {
  config.headers.Authorization = `Bearer ${await (await client()).getTokenSilently()}`;
  return config;
});

export const getAccount = async () => (await api.get('/accounts/me')).data;
export const getTickets = async () => (await api.get('/ec/ebillet')).data;
export const saveAccount = (change) => api.patch('/accounts/me', change);
