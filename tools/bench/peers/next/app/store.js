import { configureStore, createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { client, getAccount, getTickets, saveAccount } from './api.js';

export const start = createAsyncThunk('session/start', async (_, { dispatch }) => {
  const isSignedIn = await (await client()).isAuthenticated();
  if (isSignedIn) await Promise.all([dispatch(loadAccount()), dispatch(loadTickets())]);
  return isSignedIn;
});
export const loadAccount = createAsyncThunk('account/load', getAccount);
export const loadTickets = createAsyncThunk('tickets/load', getTickets);
export const save = createAsyncThunk('account/save', saveAccount);

const page = createSlice({
  name: 'page',
  initialState: { isSignedIn: false, account: undefined, tickets: undefined, busy: false, toast: '' },
  reducers: {
    closeToast(state) {
      state.toast = '';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(start.fulfilled, (state, { payload }) => {
        state.isSignedIn = payload;
      })
      .addCase(loadAccount.fulfilled, (state, { payload }) => {
        state.account = payload;
      })
      .addCase(loadTickets.fulfilled, (state, { payload }) => {
        state.tickets = payload;
      })
      .addCase(save.pending, (state) => {
        state.busy = true;
      })
      .addCase(save.fulfilled, (state) => {
        state.busy = false;
        state.toast = 'saved';
      })
      .addCase(save.rejected, (state) => {
        state.busy = false;
        state.toast = 'failed';
      }),
});

export const { closeToast } = page.actions;
export const store = configureStore({ reducer: page.reducer });
