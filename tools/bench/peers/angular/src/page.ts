import { AsyncPipe, DatePipe } from '@angular/common';
import { Component, inject } from '@angular/core';
import { FormControl, FormGroup, ReactiveFormsModule, Validators } from '@angular/forms';
import { RouterLink } from '@angular/router';
import { AuthService } from '@auth0/auth0-angular';
import { Store } from '@ngrx/store';
import { TranslatePipe, TranslateService } from '@ngx-translate/core';
import { closeToast, save, selectPage, start } from './state';

@Component({
  selector: 'peer-page',
  imports: [AsyncPipe, DatePipe, ReactiveFormsModule, RouterLink, TranslatePipe],
  templateUrl: './page.html',
})
export class Page {
  private readonly store = inject(Store);
  private readonly translate = inject(TranslateService);
  readonly auth = inject(AuthService);
  readonly state$ = this.store.select(selectPage);
  readonly fields = ['firstName', 'lastName', 'phone', 'city'];
  readonly form = new FormGroup({
    firstName: new FormControl('', { nonNullable: true, validators: [Validators.required] }),
    lastName: new FormControl('', { nonNullable: true, validators: [Validators.required] }),
    phone: new FormControl('', { nonNullable: true }),
    city: new FormControl('', { nonNullable: true }),
  });

  constructor() {
    this.store.dispatch(start());
    this.state$.subscribe(({ account }) => {
      if (account && this.form.pristine) this.form.patchValue(account as Record<string, string>);
    });
  }

  choose(language: string): void {
    this.translate.use(language);
  }

  submit(): void {
    this.form.markAllAsTouched();
    if (this.form.valid) this.store.dispatch(save({ change: this.form.getRawValue() }));
  }

  close(): void {
    this.store.dispatch(closeToast());
  }
}
