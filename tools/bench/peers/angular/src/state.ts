import { HttpClient } from '@angular/common/http';
import { inject } from '@angular/core';
import { AuthService } from '@auth0/auth0-angular';
import { Actions, createEffect, ofType } from '@ngrx/effects';
import { createAction, createFeatureSelector, createReducer, on, props } from '@ngrx/store';
import { catchError, filter, map, mergeMap, of, switchMap } from 'rxjs';

export interface Account {
  firstName?: string;
  [field: string]: unknown;
}

export interface Ticket {
  id: string;
  show: { name: string };
  session: { startDate: string };
}

export interface State {
  account: Account | undefined;
  tickets: Ticket[] | undefined;
  busy: boolean;
  toast: string;
}

export const start = createAction('start');
export const accountLoaded = createAction('account loaded', props<{ account: Account }>());
export const ticketsLoaded = createAction('tickets loaded', props<{ tickets: Ticket[] }>());
export const save = createAction('save', props<{ change: Account }>());
export const saved = createAction('saved', props<{ toast: string }>());
export const closeToast = createAction('close toast');

const initial: State = { account: undefined, tickets: undefined, busy: false, toast: '' };

export const reducer = createReducer(
  initial,
  on(accountLoaded, (state, { account }) => ({ ...state, account })),
  on(ticketsLoaded, (state, { tickets }) => ({ ...state, tickets })),
  on(save, (state) => ({ ...state, busy: true })),
  on(saved, (state, { toast }) => ({ ...state, busy: false, toast })),
  on(closeToast, (state) => ({ ...state, toast: '' })),
);

export const selectPage = createFeatureSelector<State>('page');

export class Effects {
  private readonly actions = inject(Actions);
  private readonly http = inject(HttpClient);
  private readonly auth = inject(AuthService);

  private readonly signedIn = this.auth.isAuthenticated$.pipe(filter(Boolean));

  account = createEffect(() =>
    this.actions.pipe(
      ofType(start),
      switchMap(() => this.signedIn),
      switchMap(() => this.http.get<Account>('/api/accounts/me?language=fr')),
      map((account) => accountLoaded({ account })),
    ),
  );

  tickets = createEffect(() =>
    this.actions.pipe(
      ofType(start),
      switchMap(() => this.signedIn),
      switchMap(() => this.http.get<Ticket[]>('/api/ec/ebillet?language=fr')),
      map((tickets) => ticketsLoaded({ tickets })),
    ),
  );

  save = createEffect(() =>
    this.actions.pipe(
      ofType(save),
      mergeMap(({ change }) =>
        this.http.patch('/api/accounts/me?language=fr', change).pipe(
          map(() => saved({ toast: 'saved' })),
          catchError(() => of(saved({ toast: 'failed' }))),
        ),
      ),
    ),
  );
}
