# One site in one environment: a bucket with the export, and CloudFront in front of it and of the backend.
# docs/deploy.md says why each part is as it is.

terraform {
  required_version = ">= 1.6"
  required_providers {
    aws = { source = "hashicorp/aws", version = "~> 6.0" }
  }
}

variable "site" {
  type        = string
  description = "The site's id, such as fr."
}

variable "host" {
  type        = string
  description = "The host name of the pages, as environments.ts lists it."
}

variable "backend" {
  type        = string
  description = "The host name of the backend, which answers below /api/ and /captcha/."
}

variable "certificate" {
  type        = string
  description = "The ARN of the certificate for the host, in us-east-1."
}

locals {
  # The build writes it: [{ pattern, headers }], in which later rules win.
  rules   = jsondecode(file("${path.module}/../../dist/hosting/${var.site}/headers.json"))
  headers = { for rule in local.rules : rule.pattern => rule.headers }
  pages   = local.headers["/*"]
  answers = local.headers["/api/*"]
  # CloudFront takes these as settings of their own, and refuses them among the others.
  own  = ["Content-Security-Policy", "Strict-Transport-Security", "X-Content-Type-Options", "Referrer-Policy"]
  year = 31536000
}

resource "aws_s3_bucket" "pages" {
  bucket_prefix = "account-${var.site}-"
}

# A release that was overwritten or removed can be had back for a month.
resource "aws_s3_bucket_versioning" "pages" {
  bucket = aws_s3_bucket.pages.id
  versioning_configuration { status = "Enabled" }
}

resource "aws_s3_bucket_lifecycle_configuration" "pages" {
  depends_on = [aws_s3_bucket_versioning.pages]
  bucket     = aws_s3_bucket.pages.id
  rule {
    id     = "old-versions"
    status = "Enabled"
    filter {}
    noncurrent_version_expiration { noncurrent_days = 30 }
  }
}

resource "aws_s3_bucket_public_access_block" "all" {
  for_each                = { pages = aws_s3_bucket.pages.id, logs = aws_s3_bucket.logs.id }
  bucket                  = each.value
  block_public_acls       = true
  ignore_public_acls      = true
  block_public_policy     = true
  restrict_public_buckets = true
}

# Only the distribution of files reads the bucket, by signed requests over TLS.
resource "aws_cloudfront_origin_access_control" "pages" {
  name                              = "account-${var.site}"
  origin_access_control_origin_type = "s3"
  signing_behavior                  = "always"
  signing_protocol                  = "sigv4"
}

resource "aws_s3_bucket_policy" "pages" {
  bucket = aws_s3_bucket.pages.id
  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [{
      Effect    = "Allow"
      Principal = { Service = "cloudfront.amazonaws.com" }
      Action    = "s3:GetObject"
      Resource  = "${aws_s3_bucket.pages.arn}/*"
      Condition = { StringEquals = { "aws:SourceArn" = aws_cloudfront_distribution.files.arn } }
    }]
  })
}

# Its own distribution, because error documents replace the errors of every origin, the backend's too. The bucket
# answers 403 for a file that is not there, since nobody may list it.
resource "aws_cloudfront_distribution" "files" {
  enabled     = true
  price_class = "PriceClass_100"

  origin {
    origin_id                = "bucket"
    domain_name              = aws_s3_bucket.pages.bucket_regional_domain_name
    origin_access_control_id = aws_cloudfront_origin_access_control.pages.id
  }

  default_cache_behavior {
    target_origin_id       = "bucket"
    viewer_protocol_policy = "https-only"
    allowed_methods        = ["GET", "HEAD"]
    cached_methods         = ["GET", "HEAD"]
    compress               = true
    cache_policy_id        = aws_cloudfront_cache_policy.by_origin.id
  }

  dynamic "custom_error_response" {
    for_each = [403, 404]
    content {
      error_code            = custom_error_response.value
      response_code         = 404
      response_page_path    = "/404.html"
      error_caching_min_ttl = 0
    }
  }

  restrictions {
    geo_restriction { restriction_type = "none" }
  }

  viewer_certificate {
    cloudfront_default_certificate = true
  }
}

resource "aws_cloudfront_function" "directory_index" {
  name    = "account-${var.site}-directory-index"
  runtime = "cloudfront-js-2.0"
  code    = replace(file("${path.module}/directoryIndex.js"), "account.example", var.host)
}

resource "aws_cloudfront_response_headers_policy" "pages" {
  for_each = {
    pages       = local.pages
    unsubscribe = merge(local.pages, local.headers["/*/unsubscribe/*"])
    answers     = merge(local.pages, local.answers)
  }
  name = "account-${var.site}-${each.key}"

  security_headers_config {
    content_security_policy {
      content_security_policy = each.value["Content-Security-Policy"]
      override                = true
    }
    strict_transport_security {
      access_control_max_age_sec = local.year
      include_subdomains         = true
      override                   = true
    }
    content_type_options { override = true }
    referrer_policy {
      referrer_policy = each.value["Referrer-Policy"]
      override        = true
    }
  }

  custom_headers_config {
    dynamic "items" {
      for_each = { for name, value in each.value : name => value if !contains(local.own, name) }
      content {
        header = items.key
        value  = items.value
        # What the upload says about a file holds: files with a hash are kept for a year.
        override = !(items.key == "Cache-Control" && each.key != "answers")
      }
    }
  }
}

# The managed policy that follows the origin's headers also sends the viewer's Host, which the origin does not have.
resource "aws_cloudfront_cache_policy" "by_origin" {
  name        = "account-${var.site}-by-origin"
  min_ttl     = 0
  default_ttl = 0
  max_ttl     = local.year
  parameters_in_cache_key_and_forwarded_to_origin {
    enable_accept_encoding_brotli = true
    enable_accept_encoding_gzip   = true
    cookies_config { cookie_behavior = "none" }
    headers_config { header_behavior = "none" }
    query_strings_config { query_string_behavior = "none" }
  }
}

data "aws_cloudfront_cache_policy" "none" {
  name = "Managed-CachingDisabled"
}

data "aws_cloudfront_origin_request_policy" "all" {
  name = "Managed-AllViewer"
}

resource "aws_cloudfront_distribution" "account" {
  enabled         = true
  is_ipv6_enabled = true
  http_version    = "http2and3"
  aliases         = [var.host]
  price_class     = "PriceClass_100"
  web_acl_id      = aws_wafv2_web_acl.account.arn

  origin {
    origin_id   = "pages"
    domain_name = aws_cloudfront_distribution.files.domain_name
    custom_origin_config {
      http_port              = 80
      https_port             = 443
      origin_protocol_policy = "https-only"
      origin_ssl_protocols   = ["TLSv1.2"]
    }
  }

  origin {
    origin_id   = "backend"
    domain_name = var.backend
    custom_origin_config {
      http_port              = 80
      https_port             = 443
      origin_protocol_policy = "https-only"
      origin_ssl_protocols   = ["TLSv1.2"]
    }
  }

  default_cache_behavior {
    target_origin_id           = "pages"
    viewer_protocol_policy     = "redirect-to-https"
    allowed_methods            = ["GET", "HEAD"]
    cached_methods             = ["GET", "HEAD"]
    compress                   = true
    cache_policy_id            = aws_cloudfront_cache_policy.by_origin.id
    response_headers_policy_id = aws_cloudfront_response_headers_policy.pages["pages"].id
    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.directory_index.arn
    }
  }

  ordered_cache_behavior {
    path_pattern               = "/*/unsubscribe/*"
    target_origin_id           = "pages"
    viewer_protocol_policy     = "redirect-to-https"
    allowed_methods            = ["GET", "HEAD"]
    cached_methods             = ["GET", "HEAD"]
    compress                   = true
    cache_policy_id            = aws_cloudfront_cache_policy.by_origin.id
    response_headers_policy_id = aws_cloudfront_response_headers_policy.pages["unsubscribe"].id
    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.directory_index.arn
    }
  }

  dynamic "ordered_cache_behavior" {
    for_each = ["/api/*", "/captcha/*"]
    content {
      path_pattern               = ordered_cache_behavior.value
      target_origin_id           = "backend"
      viewer_protocol_policy     = "https-only"
      allowed_methods            = ["GET", "HEAD", "OPTIONS", "PUT", "POST", "PATCH", "DELETE"]
      cached_methods             = ["GET", "HEAD"]
      compress                   = true
      cache_policy_id            = data.aws_cloudfront_cache_policy.none.id
      origin_request_policy_id   = data.aws_cloudfront_origin_request_policy.all.id
      response_headers_policy_id = aws_cloudfront_response_headers_policy.pages["answers"].id
      function_association {
        event_type   = "viewer-request"
        function_arn = aws_cloudfront_function.directory_index.arn
      }
    }
  }

  restrictions {
    geo_restriction { restriction_type = "none" }
  }

  viewer_certificate {
    acm_certificate_arn      = var.certificate
    minimum_protocol_version = "TLSv1.2_2021"
    ssl_support_method       = "sni-only"
  }
}

# No rule reads bodies: customers write free text, and send files.
resource "aws_wafv2_web_acl" "account" {
  region = "us-east-1"
  name   = "account-${var.site}"
  scope  = "CLOUDFRONT"
  default_action {
    allow {}
  }

  # As wide as nginx's limit: a carrier or a cinema may have thousands of customers at one address.
  rule {
    name     = "calls-of-one-address"
    priority = 1
    action {
      block {
        custom_response { response_code = 429 }
      }
    }
    statement {
      rate_based_statement {
        limit                 = 6000
        evaluation_window_sec = 60
        aggregate_key_type    = "IP"
      }
    }
    visibility_config {
      cloudwatch_metrics_enabled = true
      sampled_requests_enabled   = false
      metric_name                = "calls-of-one-address"
    }
  }

  rule {
    name     = "known-attackers"
    priority = 2
    override_action {
      none {}
    }
    statement {
      managed_rule_group_statement {
        vendor_name = "AWS"
        name        = "AWSManagedRulesAmazonIpReputationList"
      }
    }
    visibility_config {
      cloudwatch_metrics_enabled = true
      sampled_requests_enabled   = false
      metric_name                = "known-attackers"
    }
  }

  visibility_config {
    cloudwatch_metrics_enabled = true
    sampled_requests_enabled   = false
    metric_name                = "account-${var.site}"
  }
}

resource "aws_s3_bucket" "logs" {
  bucket_prefix = "account-${var.site}-logs-"
}

resource "aws_s3_bucket_lifecycle_configuration" "logs" {
  bucket = aws_s3_bucket.logs.id
  rule {
    id     = "old-logs"
    status = "Enabled"
    filter {}
    expiration { days = 30 }
  }
}

data "aws_caller_identity" "own" {}

resource "aws_s3_bucket_policy" "logs" {
  bucket = aws_s3_bucket.logs.id
  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [{
      Effect    = "Allow"
      Principal = { Service = "delivery.logs.amazonaws.com" }
      Action    = "s3:PutObject"
      Resource  = "${aws_s3_bucket.logs.arn}/*"
      Condition = { StringEquals = {
        "aws:SourceAccount" = data.aws_caller_identity.own.account_id
        "s3:x-amz-acl"      = "bucket-owner-full-control"
      } }
    }]
  })
}

resource "aws_cloudwatch_log_delivery_source" "account" {
  region       = "us-east-1"
  name         = "account-${var.site}"
  log_type     = "ACCESS_LOGS"
  resource_arn = aws_cloudfront_distribution.account.arn
}

resource "aws_cloudwatch_log_delivery_destination" "logs" {
  region        = "us-east-1"
  name          = "account-${var.site}"
  output_format = "json"
  delivery_destination_configuration {
    destination_resource_arn = aws_s3_bucket.logs.arn
  }
}

# Neither query, referrer nor cookies: they hold tokens of unsubscribe links and sign-ins.
resource "aws_cloudwatch_log_delivery" "account" {
  depends_on               = [aws_s3_bucket_policy.logs]
  region                   = "us-east-1"
  delivery_source_name     = aws_cloudwatch_log_delivery_source.account.name
  delivery_destination_arn = aws_cloudwatch_log_delivery_destination.logs.arn
  record_fields = [
    "date", "time", "c-ip", "cs-method", "cs(Host)", "cs-uri-stem", "sc-status", "sc-bytes", "cs(User-Agent)",
    "x-edge-location", "x-edge-request-id", "x-edge-result-type", "cs-protocol", "time-taken",
  ]
}

output "bucket" {
  value = "s3://${aws_s3_bucket.pages.id}"
}

output "address_of_the_distribution" {
  value = aws_cloudfront_distribution.account.domain_name
}
